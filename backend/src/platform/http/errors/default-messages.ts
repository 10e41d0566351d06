const sentences: Record<number, string> = {
  400: 'This request could not be understood',
  401: 'Please log in',
  403: 'This is not allowed',
  404: 'There is nothing here',
  408: 'The request took too long to arrive',
  409: 'This was changed by somebody else in the meantime',
  413: 'This is more than can be sent at once',
  414: 'This address is too long',
  415: 'Please send JSON',
  429: 'That was too often, please wait a moment',
  431: 'The request has too many headers',
  500: 'Something went wrong on our side, please try again',
  503: 'We are restarting, please try again in a moment',
};

export function defaultMessage(status: number): string {
  return sentences[status] ?? (status < 500 ? 'This request could not be understood' : sentences[500]!);
}
