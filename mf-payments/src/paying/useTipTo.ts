import { isApiError } from 'shell/host';
import { usePaymentsConfigQuery, useTipRecipientQuery } from '../api';

/** Only what can be an id of ours is asked for. */
export const idOf = (text: string | null | undefined) =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** Who is thanked, and who takes the card: what a page needs before anything can be paid. */
export function useTipTo(userId: number | null) {
  const config = usePaymentsConfigQuery();
  const recipient = useTipRecipientQuery(userId ?? 0, { skip: userId === null });
  const error = recipient.error ?? config.error;

  return {
    recipient: recipient.currentData,
    config: config.data,
    isWaiting: recipient.isFetching || config.isFetching,
    /** There is nobody by this id whom this person could thank. */
    refusal: isApiError(error) && [400, 404].includes(Number(error.status)) ? error : undefined,
    tryAgain() {
      if (recipient.error) void recipient.refetch();
      if (config.error) void config.refetch();
    },
  };
}
