export const tokens = {
  operator: 'the-operators-own-token',
  messaging: 'a-token-of-messaging',
  payments: 'a-token-of-payments',
};

export const tokensInEnv = {
  OPERATOR_TOKEN: tokens.operator,
  TEAM_TOKENS: `messaging:${tokens.messaging},payments:${tokens.payments}`,
};

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const formType = { 'content-type': 'application/x-www-form-urlencoded' };
