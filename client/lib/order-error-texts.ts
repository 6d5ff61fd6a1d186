import { documentErrors } from '#shared/catalogue/document-errors.ts';
import { paymentErrors } from '#shared/catalogue/payment-errors.ts';
import { staffErrors } from '#shared/catalogue/staff-errors.ts';
import { addErrorTexts } from './error-texts.ts';

/** What the pages behind the sign-in raise by themselves. */
addErrorTexts({ ...documentErrors, ...paymentErrors, ...staffErrors });
