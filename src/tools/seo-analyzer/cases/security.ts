import type { Cases } from "./made-page.ts";

const http = "http://shop.example/";
const sent = (name: string, value: string) => ({ headers: [[name, value] as const] });

export const securityCases: Cases = {
  https: [
    ["pass", {}],
    ["fail:http", { url: http }],
  ],
  "http-redirects": [
    ["pass", {}],
    ["fail:stays", { overHttp: { status: 200, finalUrl: http } }],
    ["skip", { overHttp: null }],
  ],
  certificate: [
    ["pass:fine", {}],
    ["warn:soon", { certificate: { isValid: true, problem: null, validTo: "2026-11-30T00:00:00.000Z" } }],
    ["fail:invalid", { certificate: { isValid: false, problem: "CERT_HAS_EXPIRED", validTo: null } }],
    ["skip", { certificate: null }],
  ],
  hsts: [
    ["pass", sent("strict-transport-security", "max-age=31536000; includeSubDomains")],
    ["warn:missing", {}],
    ["warn:short", sent("strict-transport-security", "max-age=300")],
    ["skip", { url: http }],
  ],
  "content-security-policy": [
    ["pass", sent("content-security-policy", "default-src 'self'")],
    ["pass", { head: '<meta http-equiv="Content-Security-Policy" content="default-src \'self\'">' }],
    ["warn:missing", {}],
  ],
  nosniff: [
    ["pass", sent("x-content-type-options", "nosniff")],
    ["warn:missing", {}],
  ],
  framing: [
    ["pass", sent("x-frame-options", "DENY")],
    ["pass", sent("content-security-policy", "frame-ancestors 'none'")],
    ["warn:missing", {}],
  ],
  "referrer-policy": [
    ["pass", sent("referrer-policy", "no-referrer")],
    ["pass", { head: '<meta name="referrer" content="origin">' }],
    ["warn:missing", {}],
    ["warn:unsafe", sent("referrer-policy", "unsafe-url")],
  ],
  "mixed-content": [
    ["pass", { body: '<img src="/a.jpg" alt=""><a href="http://other.example/">Other</a>' }],
    ["fail:mixed", { body: '<img src="http://cdn.example/a.jpg" alt="">' }],
    ["fail:mixed", { body: '<iframe src="http://cdn.example/"></iframe>' }],
    ["skip", { url: http }],
  ],
  "secure-forms": [
    ["pass", { body: '<form action="/send"></form>' }],
    ["fail:open", { body: '<form action="http://shop.example/send"></form>' }],
    ["skip", {}],
  ],
  "leaked-keys": [
    ["pass", { body: "<script>const mapKey = 'AIzaSyA1234567890123456789012345678901'</script>" }],
    ["fail:leaked", { body: `<script>const key = "sk_${"live"}_${"a1".repeat(12)}"</script>` }],
    ["fail:leaked", { body: `<!-- -----BEGIN ${"RSA PRIVATE"} KEY----- -->` }],
  ],
};
