import { describe, expect, it } from "vitest";
import { clientAddress } from "#server/requests/client-address.ts";

const SOCKET = "198.51.100.1";

describe("the client's address", () => {
  it("is that of the connection when we trust no proxy, whatever a header says", () => {
    expect(clientAddress(SOCKET, undefined, 0)).toBe(SOCKET);
    expect(clientAddress(SOCKET, "203.0.113.9", 0)).toBe(SOCKET);
  });

  it.each([
    [1, "203.0.113.9", "203.0.113.9"],
    [1, "1.1.1.1, 203.0.113.9", "203.0.113.9"],
    [1, " 1.1.1.1 ,203.0.113.9 ", "203.0.113.9"],
    [2, "1.1.1.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [2, "203.0.113.9, 10.0.0.2", "203.0.113.9"],
    [3, "203.0.113.9", "203.0.113.9"],
    [1, "203.0.113.9,", SOCKET],
    [1, ",", SOCKET],
    [1, "", SOCKET],
    [1, undefined, SOCKET],
  ])("behind %i proxies is what the outermost of them saw: %j", (proxies, header, address) => {
    expect(clientAddress(SOCKET, header, proxies)).toBe(address);
  });

  it("cannot be chosen by the client, however much it writes", () => {
    const forged = Array.from({ length: 50 }, (_, i) => `10.9.8.${i}`).join(", ");
    expect(clientAddress(SOCKET, `${forged}, 203.0.113.9`, 1)).toBe("203.0.113.9");
  });

  it("is the same in IPv4 and in IPv6 dress", () => {
    expect(clientAddress("::ffff:203.0.113.9", undefined, 0)).toBe("203.0.113.9");
    expect(clientAddress("::FFFF:203.0.113.9", undefined, 0)).toBe("203.0.113.9");
  });

  it.each([
    ["203.0.113.9:50123", "203.0.113.9"],
    ["[2001:db8:1:2::1]:50123", "2001:db8:1:2"],
    ["[2001:db8:1:2::1]", "2001:db8:1:2"],
    ["[::ffff:203.0.113.9]:1", "203.0.113.9"],
  ])("is without the port that some proxies write: %s", (header, address) => {
    expect(clientAddress(SOCKET, header, 1)).toBe(address);
  });

  const same = (one: string, other: string) => clientAddress(one, undefined, 0) === clientAddress(other, undefined, 0);

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::9"],
    ["2001:db8:1:2::1", "2001:db8:1:2:a:b:c:d"],
    ["2001:db8::1", "2001:db8:0:0:9::1"],
    ["2001:db8::1:2:3:4", "2001:db8::9:2:3:4"],
    ["2001:DB8:1:2::1", "2001:db8:1:2::1"],
    ["::1", "::2"],
  ])("of one IPv6 network is one: %s and %s", (one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["2001:db8::1", "2001:db8:1::1"],
    ["2001:db8:0:1::1", "2001:db8::1"],
  ])("of two IPv6 networks is two: %s and %s", (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  it.each(["unknown", "x".repeat(10_000), ":::::", "1:2:3:4:5:6:7:8:9::1"])("is short whatever comes (%#)", (given) => {
    expect(clientAddress(given, undefined, 0).length).toBeLessThanOrEqual(45);
  });
});
