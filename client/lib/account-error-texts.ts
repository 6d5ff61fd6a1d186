import { accountErrors } from '#shared/catalogue/account-errors.ts';
import { addErrorTexts } from './error-texts.ts';

/** Registers the error texts of sign-in, account recovery and profiles. */
addErrorTexts(accountErrors);
