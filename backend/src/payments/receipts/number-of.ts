/** The number that both sides and the provider know a tip by. */
export const numberOf = ({ chargeId, key }: { chargeId?: string | null; key: string }): string =>
  chargeId ?? key;
