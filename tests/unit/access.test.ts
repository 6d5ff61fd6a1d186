import { describe, expect, test } from 'vitest';
import { can, capabilities, isStaff, rolesThat, staffRoles } from '#shared/access.ts';
import { roles } from '#shared/roles.ts';

describe('who may do what', () => {
  test.each([
    ['user', ['order']],
    ['authenticator', ['translate', 'certify', 'notarize']],
    ['admin', ['translate', 'certify', 'notarize', 'desk', 'account', 'manage', 'audit']],
  ] as const)('%s', (role, wanted) => {
    expect(capabilities.filter((capability) => can({ role }, capability))).toEqual(wanted);
  });

  test('nobody orders and works here, and somebody holds each capability', () => {
    expect(roles.filter((role) => can({ role }, 'order') && isStaff(role))).toEqual([]);
    expect(capabilities.filter((capability) => rolesThat(capability).length === 0)).toEqual([]);
  });

  test('customers are not staff', () => {
    expect(staffRoles).toEqual(['authenticator', 'admin']);
  });
});
