import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Payment } from '../card/card-provider';
import { intentIdOf } from '../card/intentIdOf';

/** What somebody brings along from the provider, or from our own checkout. */
export interface Return {
  intentId: string | null;
  clientSecret: string | null;
  /** Our own checkout has the provider's word already. */
  payment: Payment | null;
}

/** Reads it once; the client secret leaves the address before anything else can see it there. */
export function useReturn(): Return {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [brought] = useState(() => read(search, state as { payment?: Payment } | null));
  const isTold = new URLSearchParams(search).has(secretName);

  useEffect(() => {
    if (!isTold) return;
    const rest = brought.intentId ? `?payment_intent=${brought.intentId}` : '';
    void navigate({ search: rest }, { replace: true });
  }, [isTold, brought, navigate]);
  return brought;
}

const secretName = 'payment_intent_client_secret';

function read(search: string, state: { payment?: Payment } | null): Return {
  const query = new URLSearchParams(search);
  const clientSecret = query.get(secretName);
  const named = query.get('payment_intent') ?? '';
  const ownId = clientSecret ? intentIdOf(clientSecret) : null;
  const intentId = ownId ?? (/^pi_\w{8,80}$/.test(named) ? named : null);
  return { intentId, clientSecret: ownId && clientSecret, payment: state?.payment ?? null };
}
