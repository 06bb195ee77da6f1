import type { Role } from '@muster/contracts';
import { translate } from '@muster/ui';
import { kitMessages } from './kit-messages.ts';

/** Returns the name of a role on screen: "Account manager". */
export function roleName(role: Role): string {
  return translate(kitMessages, `role.${role}`);
}
