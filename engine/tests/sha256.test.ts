import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256 } from '../model/sha256.ts';

// The examples of FIPS 180-4.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
])('SHA-256 of "%s"', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('of every length up to some blocks, and of letters beyond ASCII, as Node has it', () => {
  for (let n = 0; n < 300; n++) {
    const text = 'é'.repeat(n % 7) + 'x'.repeat(n) + '⚽'.repeat(n % 3);
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});
