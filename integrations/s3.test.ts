import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { s3Files, signS3 } from "#integrations/s3.ts";

// The examples of the Amazon S3 API reference, "Signature Calculations for the Authorization Header".
const KEYS = {
  region: "us-east-1",
  keyId: "AKIAIOSFODNN7EXAMPLE",
  secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
};
const NOW = new Date("2013-05-24T00:00:00Z");
const NOTHING = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

describe("a request to an S3 store", () => {
  it.each([
    {
      what: "that reads",
      method: "GET",
      address: "/test.txt",
      headers: { range: "bytes=0-9" },
      bodyHash: NOTHING,
      signature: "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    },
    {
      what: "that writes",
      method: "PUT",
      address: "/test%24file.text",
      headers: { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
      bodyHash: "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072",
      signature: "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
    },
    {
      what: "with a query",
      method: "GET",
      address: "/?prefix=J&max-keys=2",
      headers: {},
      bodyHash: NOTHING,
      signature: "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
    },
  ])("$what is signed as Amazon's own example", ({ method, address, headers, bodyHash, signature }) => {
    const url = new URL(address, "https://examplebucket.s3.amazonaws.com");
    const signed = signS3({ method, url, headers, bodyHash }, KEYS, NOW);
    expect(signed.authorization).toContain(
      "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,",
    );
    expect(signed.authorization).toMatch(new RegExp(`Signature=${signature}$`));
    expect(signed).toMatchObject({ ...headers, "x-amz-date": "20130524T000000Z", "x-amz-content-sha256": bodyHash });
  });
});

const SILENCE_MILLISECONDS = 400;

/** A store that sends a file of ten bytes, one byte after each pause. */
async function fromSlowStore(pauseMilliseconds: number): Promise<string> {
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { "content-length": "10" });
    for (let sent = 0; sent < 10; sent++) {
      await sleep(pauseMilliseconds);
      response.write("x");
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  try {
    const file = await s3Files({ ...KEYS, url }, SILENCE_MILLISECONDS).get("file");
    return await new Response(file?.body).text();
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe("a file from a slow store", () => {
  it("arrives whole, however long it takes, while data keeps coming", async () => {
    // Ten pauses add up to more than the silence allowed.
    expect(await fromSlowStore(SILENCE_MILLISECONDS / 5)).toBe("x".repeat(10));
  });

  it("is given up on when data stops coming", async () => {
    await expect(fromSlowStore(SILENCE_MILLISECONDS * 3)).rejects.toThrow();
  });
});
