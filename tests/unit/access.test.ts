import { describe, expect, test } from 'vitest';
import {
  can,
  capabilities,
  isStaff,
  roleOf,
  rolesThat,
  staffCapabilities,
  staffRoles,
  type Capability,
} from '#shared/access.ts';
import { roles } from '#shared/roles.ts';

describe('who may do what', () => {
  test.each([
    ['user', ['order']],
    ['authenticator', ['translate', 'revise', 'certify', 'notarize']],
    ['admin', ['translate', 'revise', 'certify', 'notarize', 'desk', 'account', 'manage', 'audit']],
  ] as const)('%s', (role, wanted) => {
    expect(capabilities.filter((capability) => can({ role }, capability))).toEqual(wanted);
  });

  test('no role both orders and works here, and every capability has a role', () => {
    expect(roles.filter((role) => can({ role }, 'order') && isStaff(role))).toEqual([]);
    expect(capabilities.filter((capability) => rolesThat(capability).length === 0)).toEqual([]);
  });

  test('a set of one’s own counts in place of the role’s, and never for a customer', () => {
    const held = (role: 'user' | 'authenticator', own: readonly Capability[]) =>
      capabilities.filter((capability) => can({ role, capabilities: own }, capability));
    expect(held('authenticator', ['desk'])).toEqual(['desk']);
    expect(held('authenticator', [])).toEqual([]);
    expect(held('user', ['manage'])).toEqual(['order']);
  });

  test('only the whole set of an admin has that role, and none leaves the staff', () => {
    expect(roleOf([])).toBe('user');
    expect(roleOf(['manage'])).toBe('authenticator');
    expect(roleOf(staffCapabilities.filter((one) => one !== 'audit'))).toBe('authenticator');
    expect(roleOf(staffCapabilities)).toBe('admin');
  });

  test('customers are not staff', () => {
    expect(staffRoles).toEqual(['authenticator', 'admin']);
  });
});
