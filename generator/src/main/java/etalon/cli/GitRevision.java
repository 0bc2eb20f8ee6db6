package etalon.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** The sources of a site as a revision has them, in a folder that goes away again; the repository is left alone. */
final class GitRevision implements AutoCloseable {
  private final Path folder;

  private GitRevision(Path folder) {
    this.folder = folder;
  }

  /** The commit that a name means in the repository of a folder; empty when there is none, or no git. */
  static Optional<String> commit(Path root, String name) throws IOException {
    if (name.startsWith("-")) {
      return Optional.empty();
    }
    try {
      ByteArrayOutputStream commit = new ByteArrayOutputStream();
      int code = git(root, in -> in.transferTo(commit), "rev-parse", "--verify", "--quiet", name + "^{commit}");
      return code == 0 ? Optional.of(commit.toString(StandardCharsets.UTF_8).strip()) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Takes data/, content/ and i18n/ out of a commit. */
  static GitRevision extract(Path root, String commit) throws IOException {
    GitRevision revision = new GitRevision(Files.createTempDirectory("etalon-revision-"));
    boolean whole = false;
    try {
      whole = git(root, revision::unpack, "archive", "--format=zip", commit, "--", "data", "content", "i18n") == 0;
      if (!whole) {
        throw new IOException("git cannot give data/, content/ and i18n/ of " + commit);
      }
      return revision;
    } finally {
      if (!whole) {
        revision.close();
      }
    }
  }

  Path folder() {
    return folder;
  }

  private interface Output {
    void take(InputStream in) throws IOException;
  }

  private static int git(Path root, Output output, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("git", "-C", root.toAbsolutePath().toString()));
    command.addAll(List.of(arguments));
    Process git = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    git.getOutputStream().close();
    try (InputStream in = git.getInputStream()) {
      output.take(in);
      in.transferTo(java.io.OutputStream.nullOutputStream());
      return git.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while git worked", e);
    } finally {
      git.destroy();
    }
  }

  private void unpack(InputStream in) throws IOException {
    ZipInputStream zip = new ZipInputStream(in, StandardCharsets.UTF_8);
    for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
      Path target = folder.resolve(entry.getName()).normalize();
      if (!target.startsWith(folder)) {
        throw new IOException("the archive leaves its folder: " + entry.getName());
      }
      if (entry.isDirectory()) {
        Files.createDirectories(target);
      } else {
        Files.createDirectories(target.getParent());
        Files.copy(zip, target);
      }
    }
  }

  @Override
  public void close() throws IOException {
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path dir, IOException failure) throws IOException {
            Files.delete(dir);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
