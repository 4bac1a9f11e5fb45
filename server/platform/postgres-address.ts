// The address of a Postgres, which may name several servers.

/** `postgres://user@first:5432,second:5433/name?…`: what stands before, between and behind the hosts. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/** The addresses of the single hosts, in their order; undefined when it is no address of Postgres. */
export function splitHosts(address: string): readonly [string, ...string[]] | undefined {
  const [, before = '', hosts = '', behind = ''] = ADDRESS.exec(address) ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host}${behind}`);
  const all: [string, ...string[]] = [first, ...others];
  const isSingle = others.length === 0;
  // Without a host the driver takes its own default; a list names each.
  const isNamed = (url: string) => URL.canParse(url) && (isSingle || new URL(url).hostname !== '');
  return all.every(isNamed) ? all : undefined;
}
