import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { getCompatibilityEndpoint } from '#shared/compatibility/compatibility.contract.ts';
import { type EndpointAnswer, type EndpointInput, endpoint, urlOf } from '#shared/core/endpoint.ts';
import { getHoroscopeEndpoint } from '#shared/horoscope/horoscope.contract.ts';
import { listSessionsEndpoint } from '#shared/identity/account/account.contract.ts';
import {
  getLuckyNumbersEndpoint,
  type saveLuckyNumbersEndpoint,
} from '#shared/lucky-numbers/lucky-numbers.contract.ts';
import type { LuckyNumbers } from '#shared/lucky-numbers/lucky-numbers.schema.ts';
import { searchPlacesEndpoint } from '#shared/places/places.contract.ts';

describe('the address of a call', () => {
  it('has its parameters and its query filled in and encoded', () => {
    expect(urlOf(searchPlacesEndpoint, { query: { q: 'São Paulo & Rio' } })).toBe(
      '/api/places?q=S%C3%A3o%20Paulo%20%26%20Rio',
    );
    expect(urlOf(getLuckyNumbersEndpoint, { params: { userId: 'a/b' } })).toBe(
      '/api/lucky-numbers/a%2Fb',
    );
  });

  it('leaves out undefined query values', () => {
    const { path } = getHoroscopeEndpoint;
    expect(urlOf(getHoroscopeEndpoint, { query: { sign: 'leo', date: undefined } })).toBe(
      `${path}?sign=leo`,
    );
    expect(urlOf(listSessionsEndpoint)).toBe(listSessionsEndpoint.path);
  });
});

describe('the types of a call', () => {
  type Compatibility = EndpointInput<typeof getCompatibilityEndpoint>;
  type Save = EndpointInput<typeof saveLuckyNumbersEndpoint>;

  it('require every parameter, and only values that the schema accepts', () => {
    expectTypeOf<{ params: { sign1: 'leo'; sign2: 'aries' } }>().toExtend<Compatibility>();
    expectTypeOf<Record<never, never>>().not.toExtend<Compatibility>();
    expectTypeOf<{ params: { sign1: 'leo' } }>().not.toExtend<Compatibility>();
    expectTypeOf<{ params: { sign1: 'leo'; sign2: 'lion' } }>().not.toExtend<Compatibility>();
  });

  it('require the body when there is one, and forbid it when there is none', () => {
    expectTypeOf<{ params: { userId: string }; body: { date: string } }>().toExtend<Save>();
    expectTypeOf<{ params: { userId: string } }>().not.toExtend<Save>();
    expectTypeOf<{
      params: { sign1: 'leo'; sign2: 'aries' };
      body: { date: string };
    }>().not.toExtend<Compatibility>();
  });

  it("return the schema's answer", () => {
    expectTypeOf<EndpointAnswer<typeof getLuckyNumbersEndpoint>>().toEqualTypeOf<LuckyNumbers>();
  });
});

describe('a declaration', () => {
  type Answer = z.ZodMiniObject<{ id: z.ZodMiniString }>;
  /** What `endpoint` takes for a path and its parameters. */
  type Declared<Path extends `/api/${string}`, P extends z.ZodMiniObject | undefined> = Parameters<
    typeof endpoint<Path, 'open', Answer, undefined, undefined, P>
  >[0];
  type Base<Path> = { method: 'GET'; path: Path; access: 'open'; summary: string; answer: Answer };
  type Id = z.ZodMiniObject<{ id: z.ZodMiniString }>;
  type IdAndMore = z.ZodMiniObject<{ id: z.ZodMiniString; more: z.ZodMiniString }>;

  it("has a schema of exactly its path's parameters", () => {
    type Path = '/api/thing/{id}';
    expectTypeOf<Base<Path> & { params: Id }>().toExtend<Declared<Path, Id>>();
    expectTypeOf<Base<Path>>().not.toExtend<Declared<Path, undefined>>();
    expectTypeOf<Base<Path> & { params: IdAndMore }>().not.toExtend<Declared<Path, IdAndMore>>();
    expectTypeOf<Base<'/api/thing'> & { params: Id }>().not.toExtend<Declared<'/api/thing', Id>>();
  });

  it('names an owner among its parameters', () => {
    type Path = '/api/thing/{id}';
    type Own = Base<Path> & { params: Id };
    expectTypeOf<Own & { owner: 'id' }>().toExtend<Declared<Path, Id>>();
    expectTypeOf<Own & { owner: 'userId' }>().not.toExtend<Declared<Path, Id>>();
  });

  it('is unchanged by `endpoint()`', () => {
    const answer = z.object({ id: z.string() });
    const declaration = {
      method: 'GET',
      path: '/api/thing',
      access: 'open',
      summary: 'A thing',
      answer,
    } as const;
    expect(endpoint(declaration)).toBe(declaration);
  });
});
