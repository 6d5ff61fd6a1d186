import type { Role } from '#shared/roles.ts';

export interface DemoUser {
  key: 'customer' | 'authenticator' | 'admin';
  label: string;
  name: string;
  email: string;
  phone: string;
  password: string;
  role: Role;
}

/** Demo logins. Their passwords are public, so they are created only in an empty database. */
export const demoUsers = [
  {
    key: 'customer',
    label: 'Customer',
    name: 'Marina Alves',
    email: 'customer@demo.example',
    phone: '+15550100101',
    password: 'demo-customer-1',
    role: 'user',
  },
  {
    key: 'authenticator',
    label: 'Authenticator',
    name: 'Daniel Brooks',
    email: 'authenticator@demo.example',
    phone: '+15550100102',
    password: 'demo-authenticator-1',
    role: 'authenticator',
  },
  {
    key: 'admin',
    label: 'Administrator',
    name: 'Grace Whitfield',
    email: 'admin@demo.example',
    phone: '+15550100103',
    password: 'demo-admin-1',
    role: 'admin',
  },
] as const satisfies readonly DemoUser[];
