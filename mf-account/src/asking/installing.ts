/** Chromium's, which TypeScript does not know. */
interface InstallPrompt extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  /** Noted by the HTML of a member's page, because it comes before the page's program. */
  var installPrompt: InstallPrompt | undefined;
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;

export const canInstall = () => globalThis.installPrompt !== undefined && !isInstalled();

/** Whether it was installed. A browser can be asked once for each page that it loads. */
export async function install(): Promise<boolean> {
  const answer = await globalThis.installPrompt?.prompt();
  globalThis.installPrompt = undefined;
  return answer?.outcome === 'accepted';
}

/** Browsers of iPhones and iPads, which tell a page only that it is not on the Home Screen. */
export const isBesideHomeScreen = () =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;
