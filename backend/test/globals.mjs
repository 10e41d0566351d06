// What `@jest/globals` is to a test that runs in the bare Node: the words of the file that runs now.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } =
  globalThis.jestWords;
