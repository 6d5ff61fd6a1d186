import { documentErrors } from '#shared/catalogue/document-errors.ts';
import { paymentErrors } from '#shared/catalogue/payment-errors.ts';
import { staffErrors } from '#shared/catalogue/staff-errors.ts';
import { addErrorTexts } from './error-texts.ts';

/** Registers the error texts of signed-in pages. */
addErrorTexts({ ...documentErrors, ...paymentErrors, ...staffErrors });
