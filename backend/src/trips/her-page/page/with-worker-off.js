// Replaces the worker of these pages in every browser that has one: SERVICE_WORKER=0.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await caches.delete('her-page');
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
