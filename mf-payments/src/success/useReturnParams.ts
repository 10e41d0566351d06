import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { intentIdOf, type Payment } from '../card-provider';

export interface ReturnParams {
  intentId: string | null;
  clientSecret: string | null;
  /** Set by our own checkout, which knows the result. */
  payment: Payment | null;
}

/** Reads the address once, and removes the client secret from it at once. */
export function useReturnParams(): ReturnParams {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [params] = useState(() => read(search, state as { payment?: Payment } | null));
  const hasSecret = new URLSearchParams(search).has(secretName);

  useEffect(() => {
    if (!hasSecret) return;
    const rest = params.intentId ? `?payment_intent=${params.intentId}` : '';
    void navigate({ search: rest }, { replace: true });
  }, [hasSecret, params, navigate]);
  return params;
}

const secretName = 'payment_intent_client_secret';

function read(search: string, state: { payment?: Payment } | null): ReturnParams {
  const query = new URLSearchParams(search);
  const clientSecret = query.get(secretName);
  const named = query.get('payment_intent') ?? '';
  const ownId = clientSecret ? intentIdOf(clientSecret) : null;
  const intentId = ownId ?? (/^pi_\w{8,80}$/.test(named) ? named : null);
  return { intentId, clientSecret: ownId && clientSecret, payment: state?.payment ?? null };
}
