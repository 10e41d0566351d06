import { Notice } from 'shared-ui';
import { usePhoneCodeQuery } from '../api';

/** Carriers report within seconds, so the page looks again until one has. */
const lookAgainMs = 4_000;

export function UndeliveredCode() {
  const { currentData } = usePhoneCodeQuery(undefined, {
    pollingInterval: lookAgainMs,
    refetchOnMountOrArgChange: true,
    skipPollingIfUnfocused: true,
  });
  if (currentData?.delivery !== 'undelivered') return null;
  return (
    <Notice tone="warning" role="status" title="Our text message did not reach your phone">
      Please check the number in your profile, then resend the code.
    </Notice>
  );
}
