// Loads the page anew when the server shows another generation than the page's own.
const generation = new URL(document.currentScript.src).searchParams.get("generation");
let events = null;

function listen() {
  events = new EventSource("/_/events");
  events.addEventListener("generation", (event) => {
    if (event.data !== generation) {
      events.close();
      location.reload();
    }
  });
}

// A browser opens few connections to one host: a page that nobody sees leaves its own to others.
document.addEventListener("visibilitychange", () => {
  if (document.hidden) {
    events.close();
  } else {
    listen();
  }
});
addEventListener("pagehide", () => events.close());
if (document.hidden) {
  events = { close() {} };
} else {
  listen();
}
