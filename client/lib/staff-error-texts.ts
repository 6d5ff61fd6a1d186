// Imported statically: staff lists and papers show on render why an order may not be worked on.
import './order-error-texts.ts';
import { staffErrors } from '#shared/catalogue/staff-errors.ts';
import { teamErrors } from '#shared/catalogue/team-errors.ts';
import { addErrorTexts } from './error-texts.ts';

/** Registers the error texts of the staff's areas. */
addErrorTexts({ ...staffErrors, ...teamErrors });
