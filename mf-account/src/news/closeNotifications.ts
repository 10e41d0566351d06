/** Takes from this device what the list has shown, here or elsewhere. */
export async function closeNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close();
  } catch {
    // They stay on the device until they are pressed or swiped away.
  }
}
