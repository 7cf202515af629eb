import { expect, test } from 'vitest'
import { deviceOf } from './rules.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; 23127PN0CC) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${windows} Chrome/126.0.0.0 Safari/537.36`, 'chrome', 'windows'],
  [`${mac} Chrome/126.0.0.0 Safari/537.36`, 'chrome', 'macos'],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
    'chrome',
    'linux',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'chrome',
    'other',
  ],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'chrome', 'android'],
  [`${iphone} CriOS/126.0.6478.35 Mobile/15E148 Safari/604.1`, 'chrome', 'ios'],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.68`, 'edge', 'windows'],
  [`${android} Chrome/126.0.0.0 Mobile Safari/537.36 EdgA/125.0.2535.87`, 'edge', 'android'],
  [`${iphone} Version/17.0 EdgiOS/125.2535.60 Mobile/15E148 Safari/605.1.15`, 'edge', 'ios'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0', 'firefox', 'windows'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'firefox', 'linux'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'firefox', 'android'],
  [`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'firefox', 'ios'],
  [`${mac} Version/17.5 Safari/605.1.15`, 'safari', 'macos'],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1`, 'safari', 'ios'],
  [`${iphone} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`, 'wechat', 'ios'],
  [
    `${android} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240501 MicroMessenger/8.0.50.2701(0x28003253) WeChat/arm64`,
    'wechat',
    'android',
  ],
  [
    `${windows} Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129 Flue`,
    'wechat',
    'windows',
  ],
  [`${windows} Chrome/126.0.0.0 Safari/537.36 OPR/111.0.0.0`, 'other', 'windows'],
  [
    `${windows} Chrome/94.0.4606.71 Safari/537.36 Core/1.94.238.400 QQBrowser/12.4.5623.400`,
    'other',
    'windows',
  ],
  [`${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`, 'other', 'android'],
  [
    `${android} Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.6.6.1317 Mobile Safari/537.36`,
    'other',
    'android',
  ],
  [`${iphone} Version/17.5 Mobile/15E148 Safari/604.1 baiduboxapp/13.60`, 'other', 'ios'],
  ['curl/8.5.0', 'other', 'other'],
  ['', 'other', 'other'],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system })
})
