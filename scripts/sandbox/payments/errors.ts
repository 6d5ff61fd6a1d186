export type StripeErrorBody = {
  type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
};

/** A response in Stripe's error shape. Validation errors precede any effect, so idempotency keys do not store them. */
export class StripeFault extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  readonly isValidation: boolean;

  constructor(status: number, body: StripeErrorBody, isValidation = false) {
    super(body.message);
    this.name = 'StripeFault';
    this.status = status;
    this.body = body;
    this.isValidation = isValidation;
  }
}

/** Invalid parameters (400). */
export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...details }, true);
}

/** A valid request that the object's state does not allow (400). */
export function refused(message: string, details: { code?: string; param?: string } = {}): StripeFault {
  return new StripeFault(400, { type: 'invalid_request_error', message, ...details });
}

export function noSuch(kind: string, id: string, param = 'id'): StripeFault {
  const message = `No such ${kind}: '${id}'`;
  return new StripeFault(404, { type: 'invalid_request_error', code: 'resource_missing', message, param }, true);
}
