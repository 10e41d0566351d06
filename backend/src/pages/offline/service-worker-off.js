// Replaces the service worker in every browser that has one: SERVICE_WORKER=0.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
