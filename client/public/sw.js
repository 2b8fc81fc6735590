// Shows that it is somebody's turn while no page is open, and goes there when it is clicked.
self.addEventListener('push', (event) => {
  const { title, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { tag, icon: '/icon.svg', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});
