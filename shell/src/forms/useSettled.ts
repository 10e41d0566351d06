import { useEffect, useState } from 'react';

export function useSettled<Value>(value: Value, pauseMs: number) {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return { settled, isPending: settled !== value, settle: () => setSettled(value) };
}
