/** The most used passwords that the rule of 6 to 12 word characters (SPEC 5.1) would let through, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 123123 123123123 112233 11223344 123321 1234321 654321 7654321
  87654321 987654321 0123456789 9876543210 111222 121212 131313 147258 147258369 159357 159753 741852 741852963 789456
  789456123 852963 963852 456789 456123 321321 520520 5201314 1314520 1314521 521521 665566 778899 888999 666888 168168
  518518 888168 123qwe 123abc 123456a 123456q 123456aa 1234qwer 12345qwert 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2
  qwe123 qwer1234 qwerty qwerty1 qwerty12 qwerty123 qwertyui qwertyuiop qazwsx qazwsxedc qazxsw asdfgh asdfghjkl asd123
  asdf1234 zxcvbn zxcvbnm zxc123 abc123 abc1234 abc12345 abc123456 abcdef abcd1234 a123456 a1234567 a12345678 a123456789
  aa123456 aa12345678 q123456 w123456 woaini woaini123 woaini520 woaini1314 iloveyou password password1 password12
  password123 passw0rd pass1234 passwd root123 root1234 admin123 admin1234 admin888 administrator welcome welcome1
  letmein monkey dragon sunshine princess football baseball master shadow superman michael login123 test123 test1234
  user123 guest123 changeme secret computer internet samsung google taobao alibaba tencent qq123456 wx123456 wang123
  zhang123 li123456 china123 beijing shanghai forging forging123 steel123`
    .split(/\s+/)
    .filter((word) => word !== ''),
)
