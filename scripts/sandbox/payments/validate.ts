import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type Stripe from 'stripe';
import { invalidRequest } from './errors.ts';
import stripe from './stripe-parameters.json' with { type: 'json' };

/** Parameters of each write, by its path in Stripe's OpenAPI description; `stripe-parameters.json` says which. */
export type Writes = {
  '/v1/checkout/sessions': Stripe.Checkout.SessionCreateParams;
  '/v1/checkout/sessions/{session}/expire': Stripe.Checkout.SessionExpireParams;
  '/v1/refunds': Stripe.RefundCreateParams;
  '/v1/refunds/{refund}': Stripe.RefundUpdateParams;
};

/** Parameters added after that description; accepted without validation. */
const newerParameters: readonly string[] = [
  'adaptive_pricing',
  'branding_settings',
  'customer_account',
  'excluded_payment_method_types',
  'integration_identifier',
  'managed_payments',
  'name_collection',
  'optional_items',
  'origin_context',
  'payment_method_configuration',
  'payment_method_data',
  'permissions',
  'redirect_on_completion',
  'return_url',
  'saved_payment_method_options',
  'ui_mode',
  'wallet_options',
];

const schemas: Readonly<Record<keyof Writes, object>> = stripe.paths;
const compiled = new Map<string, ValidateFunction>();

/**
 * Parses a form into typed parameters, coercing numbers and booleans. Throws Stripe's errors for unknown, missing and
 * malformed ones. Validators are compiled on first use per path, in tens of milliseconds.
 */
export function readParameters<Path extends keyof Writes>(path: Path, form: object): Writes[Path] {
  const known = Object.entries(form).filter(([name]) => !newerParameters.includes(name));
  const parameters: unknown = Object.fromEntries(known);
  const validate = findValidator(path);
  if (!validate(parameters)) throw describe(validate.errors?.[0]);
  return parameters;
}

function findValidator<Path extends keyof Writes>(path: Path): ValidateFunction<Writes[Path]> {
  const ready = compiled.get(path);
  if (ready !== undefined && isValidatorOf(path, ready)) return ready;
  const ajv = new Ajv({ coerceTypes: true, strict: false, validateFormats: false, verbose: true });
  const validate = ajv.compile<Writes[Path]>(schemas[path]);
  compiled.set(path, validate);
  return validate;
}

/** Type guard by path: the validator of a path accepts exactly that path's parameters. */
function isValidatorOf<Path extends keyof Writes>(
  path: Path,
  validate: ValidateFunction,
): validate is ValidateFunction<Writes[Path]> {
  return compiled.get(path) === validate;
}

function describe(error: ErrorObject | undefined): Error {
  const where = error?.instancePath.split('/').slice(1) ?? [];
  const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
  switch (error?.keyword) {
    case 'additionalProperties': {
      const param = nameParameter([...where, asText(error.params.additionalProperty)]);
      return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
    }
    case 'required': {
      const param = nameParameter([...where, asText(error.params.missingProperty)]);
      return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
    }
    case 'enum': {
      const allowed = Array.isArray(error.schema) ? error.schema.map(asText).join(', ') : '';
      const param = nameParameter(where);
      return invalidRequest(`Invalid ${param}: must be one of ${allowed}`, { param });
    }
    case 'type': {
      const param = nameParameter(where);
      const type = asText(error.schema);
      const code = type === 'integer' ? 'parameter_invalid_integer' : undefined;
      return invalidRequest(`Invalid ${type}: ${asText(error.data)}`, { code, param });
    }
    default:
      return invalidRequest(`Invalid ${nameParameter(where)}: ${error?.message ?? 'not accepted'}`, {
        param: nameParameter(where),
      });
  }
}

/** `line_items[0][quantity]`, Stripe's notation for nested parameters. */
function nameParameter(segments: readonly string[]): string {
  return segments.map((segment, index) => (index === 0 ? segment : `[${segment}]`)).join('');
}
