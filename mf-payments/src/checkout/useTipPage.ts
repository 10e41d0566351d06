import { isApiError } from 'shell/host';
import { usePaymentsConfigQuery, useTipRecipientQuery } from '../api';

/** Loads what both tip pages need: the recipient, and how cards are charged. */
export function useTipPage(recipientId: number | null) {
  const config = usePaymentsConfigQuery();
  const recipient = useTipRecipientQuery(recipientId ?? 0, { skip: recipientId === null });
  const error = recipient.error ?? config.error;

  return {
    recipient: recipient.currentData,
    config: config.data,
    isLoading: recipient.isFetching || config.isFetching,
    /** This user cannot tip anyone with this id. */
    refusal: isApiError(error) && [400, 404].includes(Number(error.status)) ? error : undefined,
    tryAgain() {
      if (recipient.error) void recipient.refetch();
      if (config.error) void config.refetch();
    },
  };
}
