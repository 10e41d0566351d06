/** A bucket that cannot be used. Its sentence names the bucket and the reason. */
export class StoreError extends Error {}
