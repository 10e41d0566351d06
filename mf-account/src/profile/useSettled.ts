import { useEffect, useState } from 'react';

/** The value once it has stayed the same for a while: nobody's half-typed address should be fetched. */
export function useSettled<T>(value: T, afterMilliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMilliseconds);
    return () => clearTimeout(timer);
  }, [value, afterMilliseconds]);
  return settled;
}
