/** What the server sends: see `apps/api/src/push/push.ts`. */
interface NoticeMessage {
  title: string;
  body: string;
  path: string;
  tag: string;
}

interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
type WorkerEvent = Event & { waitUntil(done: Promise<unknown>): void };

/** The parts of a service worker that are used here: its own types conflict with those of a page. */
interface Scope {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(
    type: 'push',
    listen: (event: WorkerEvent & { data: { json(): NoticeMessage } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listen: (event: WorkerEvent & { notification: Notification }) => void,
  ): void;
}
const scope = self as unknown as Scope;

/** Returns the address of a page of this site; the home page if the message names another site. */
function pageOf(path: string): string {
  const { origin } = scope.location;
  const url = new URL(path, origin);
  return url.origin === origin ? url.href : origin;
}

async function open(page: string) {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url.split(/[?#]/)[0] === page);
  return tab ? tab.focus() : scope.clients.openWindow(page);
}

// Shows the messages that come, and opens the order on a click. It caches nothing and intercepts no requests.
scope.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    scope.registration.showNotification(title, {
      body,
      tag,
      data: path,
      lang: 'ru',
      icon: '/favicon.svg',
    }),
  );
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(String(event.notification.data))));
});
