import { useEffect, useState } from 'react';

const delaysInSeconds = [1, 2, 4, 8, 15, 30];

export function useBackoffPolling(isPending: boolean, refetch: () => unknown) {
  const [attempts, setAttempts] = useState(0);
  const delay = isPending ? delaysInSeconds[attempts] : undefined;
  useEffect(() => {
    if (delay === undefined) return;
    const timer = setTimeout(() => {
      setAttempts(attempts + 1);
      refetch();
    }, delay * 1000);
    return () => clearTimeout(timer);
  }, [delay, attempts, refetch]);
}
