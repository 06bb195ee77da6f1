import type { Role } from '@muster/contracts';
import type { SignedIn } from '../testing/sign-in.ts';
import type { Call } from './http.fixtures.ts';
import type { Caller, World } from './world.fixtures.ts';

/** A call on a record created for it. */
export interface FixtureCall extends Call {
  /** A session created for this call, which ends or changes it. */
  as?: SignedIn | null;
}

type Making<T> = T | Promise<T>;

/** How the walk calls an endpoint successfully, and what it must not reach. */
export interface EndpointFixture {
  call(world: World, caller: Caller): Making<FixtureCall>;
  /**
   * The same on an existing record that this caller may not know of; null if nothing is hidden from
   * them. Required if the path names a record, unless everyone with the permission reaches all of
   * them.
   */
  hidden?: ((world: World, caller: Caller) => Making<FixtureCall | null>) | 'nothing is hidden';
  /**
   * Roles that hold the permission but have no record yet on which to use it, with the reason.
   * Their call has to be refused.
   */
  never?: Partial<Record<Role, string>>;
}

export type EndpointFixtures = Readonly<Record<string, EndpointFixture>>;
