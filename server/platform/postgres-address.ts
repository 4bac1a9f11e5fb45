// The address of a Postgres, which may name several servers.

/** `postgres://user@first:5432,second:5433/name?…`: the parts before, between and after the hosts. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

/** The addresses of the individual hosts, in order; undefined when the text is not a Postgres address. */
export function splitHosts(address: string): readonly [string, ...string[]] | undefined {
  const [, before = '', hosts = '', behind = ''] = ADDRESS.exec(address) ?? [];
  const [first = '', ...others] = hosts.split(',').map((host) => `${before}${host}${behind}`);
  const all: [string, ...string[]] = [first, ...others];
  const isSingle = others.length === 0;
  // Without a host the driver uses its own default; in a list, every host must have a name.
  const isNamed = (url: string) => URL.canParse(url) && (isSingle || new URL(url).hostname !== '');
  return all.every(isNamed) ? all : undefined;
}
