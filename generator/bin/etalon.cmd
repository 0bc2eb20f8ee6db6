@echo off
rem Starts the jar as generator/bin/etalon does, which says why.
setlocal
set "jar=%~dp0..\target\etalon.jar"
if defined ETALON_JAR set "jar=%ETALON_JAR%"
if not exist "%jar%" (
  echo etalon: there is no %jar%; make it with: mvn -q -DskipTests package 1>&2
  exit /b 2
)
set "java=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
set "flags=-XX:+UseSerialGC -Xms128m"
if not "%~1"=="score" if not "%~1"=="verify" if not "%~1"=="serve" if not "%~1"=="call" set "flags=%flags% -XX:TieredStopAtLevel=1"
rem From JDK 19 on the virtual machine makes and renews the archive itself; older ones do without.
"%java%" -XX:+IgnoreUnrecognizedVMOptions %flags% -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%jar%.jsa" -Xshare:auto -Xlog:disable -Xlog:all=off -jar "%jar%" %*
exit /b %ERRORLEVEL%
