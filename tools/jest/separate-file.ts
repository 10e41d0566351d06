// In page tests a file that webpack emits apart has an address of no server (tools/webpack/separate-file.ts).
export const file = { address: '/separate-file', integrity: '' };
