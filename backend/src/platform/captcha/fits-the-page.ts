const loopback = ['localhost', '127.0.0.1', '[::1]'];

export function fitsThePage(hostname: string, publicUrl: string): boolean {
  const own = new URL(publicUrl).hostname;
  return hostname === own || (loopback.includes(own) && loopback.includes(hostname));
}
