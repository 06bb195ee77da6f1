import { defineEndpoint } from '../../core/endpoint.ts';
import {
  collectionDetailSchema,
  collectionParams,
  collectionRowsQuery,
  collectionRowsSchema,
  dataOverviewSchema,
} from './data-browser.schemas.ts';

const provides = [{ entity: 'Collection' }] as const;
const errors = ['FEATURE_DISABLED'] as const;

/** Read-only view of the state and the content of the database. */
export const dataBrowserEndpoints = {
  overview: defineEndpoint({
    name: 'dataBrowser.overview',
    method: 'GET',
    path: '/data-browser',
    access: 'settings.manage',
    summary: 'Health checks, and the collections that may be looked into.',
    response: dataOverviewSchema,
    provides,
    errors,
  }),
  collection: defineEndpoint({
    name: 'dataBrowser.collection',
    method: 'GET',
    path: '/data-browser/:collection',
    access: 'settings.manage',
    summary: 'Fields and indexes of a collection.',
    params: collectionParams,
    response: collectionDetailSchema,
    provides,
    errors,
  }),
  rows: defineEndpoint({
    name: 'dataBrowser.rows',
    method: 'GET',
    path: '/data-browser/:collection/rows',
    access: 'settings.manage',
    summary: 'Documents with what may be shown of them, newest first; each look is audited.',
    params: collectionParams,
    query: collectionRowsQuery,
    response: collectionRowsSchema,
    provides,
    errors,
  }),
} as const;
